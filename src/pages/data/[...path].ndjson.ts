import { listDataPaths, serveDataFile } from '../../lib/data-endpoint.ts';

export const getStaticPaths = () => listDataPaths('.ndjson');
export const GET = serveDataFile;
