import { listDataPaths, serveDataFile } from '../../lib/data-endpoint.ts';

export const getStaticPaths = () => listDataPaths('.d.ts');
export const GET = serveDataFile;
