import { listDataPaths, serveDataFile } from '../../lib/data-endpoint.ts';

export const getStaticPaths = () => listDataPaths('.json');
export const GET = serveDataFile;
