import { listDataPaths, serveDataFile } from '../../lib/data-endpoint.ts';

export const getStaticPaths = () => listDataPaths('.csv');
export const GET = serveDataFile;
