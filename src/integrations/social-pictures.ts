import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { runInThread } from './run-in-thread.ts';
import type { SocialPicturesInput } from './social-pictures/thread.ts';

/**
 * Draws the pictures that other sites show beside a link, `dist/social/*.png`, while Astro makes the pages: a
 * picture takes as long as three pages. Their addresses are absolute, so without `SITE_URL` no page names one and
 * none is drawn; the development server has none either.
 */
export function socialPictures(): AstroIntegration {
  let input: SocialPicturesInput | undefined;
  let drawn: Promise<number> | undefined;
  return {
    name: 'social-pictures',
    hooks: {
      'astro:config:done': ({ config }) => {
        if (config.site === undefined) return;
        input = {
          root: fileURLToPath(config.root),
          folder: fileURLToPath(new URL('social/', config.outDir)),
        };
      },
      // From here on nobody empties `dist`.
      'astro:build:setup': () => {
        if (!input) return;
        drawn ??= runInThread<number>(new URL('social-pictures/thread.ts', import.meta.url), input);
      },
      'astro:build:done': async ({ logger }) => {
        if (drawn) logger.info(`${await drawn} pictures drawn.`);
      },
    },
  };
}
