import { listChapters, listSections } from '../../../records/catalog.ts';
import { languages } from '../../../schema/language.ts';
import { originAddress } from '../../../site/address.ts';
import { qrPath } from '../../../site/qr-path.ts';

/** QR codes of the pages that are printed. Without `SITE_URL` there is no address that a phone could open. */
export async function getStaticPaths() {
  if (!import.meta.env.SITE) return [];
  const [sections, chapters] = await Promise.all([listSections(), listChapters()]);
  const paths = [...sections, ...chapters].map(({ id }) => id);
  return languages.flatMap((lang) =>
    paths.map((path) => ({
      params: { lang, page: path.replace('/', '-') },
      props: { address: originAddress(`${lang}/${path}/`) },
    })),
  );
}

export function GET({ props }: { props: { address: string } }): Response {
  const { size, path } = qrPath(props.address);
  return new Response(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>\n`,
    { headers: { 'Content-Type': 'image/svg+xml' } },
  );
}
