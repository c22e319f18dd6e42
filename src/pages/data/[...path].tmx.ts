import { listDataPaths, serveDataFile } from '../../lib/data-endpoint.ts';

export const getStaticPaths = () => listDataPaths('.tmx');
export const GET = serveDataFile;
