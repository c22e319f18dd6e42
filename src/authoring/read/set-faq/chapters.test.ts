import { describe, expect, it } from 'vitest';
import { readEditionDate } from './chapters.ts';

describe('readEditionDate', () => {
  it.each([
    ['此文件最近更新日期：2009年6月23日', '2009-06-23'],
    ['此檔最近更新日期:2006年12月13日', '2006-12-13'],
    ['最后更新：2012-04-20', '2012-04-20'],
    ['更新日期：2012/4/2', '2012-04-02'],
    ['最終更新日:09/06/23', '2009-06-23'],
    ['最終更新 2014年9月23日', '2014-09-23'],
    ['Document last modified July 2, 2010', '2010-07-02'],
    ['2013年4月19日 最終更新', '2013-04-19'],
    ['Last updated: 23 June 2009', '2009-06-23'],
  ])('%s -> %s', (line, date) => {
    expect(readEditionDate(line)).toBe(date);
  });

  it.each([
    ...['正式发售日期：2009年7月17日', '此文件最近更新日期：2009年13月40日', '最近更新', ''],
    ...['更新日期：不详'],
  ])('finds none in %j', (line) => {
    expect(readEditionDate(line)).toBeNull();
  });
});
