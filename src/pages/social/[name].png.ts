import { colorTokens } from '../../lib/color-tokens.ts';
import { drawSocialPicture, type SocialPicture } from '../../lib/social/draw.ts';
import { listSocialPictures } from '../../lib/social/pictures.ts';
import { getRenderer } from '../../lib/social/render.ts';
import tokens from '../../styles/tokens.css?raw';

export async function getStaticPaths() {
  return [...(await listSocialPictures())].map(([name, picture]) => ({ params: { name }, props: picture }));
}

export async function GET({ props }: { props: SocialPicture }): Promise<Response> {
  const { measure, toPng } = await getRenderer();
  const png = toPng(drawSocialPicture(props, colorTokens(tokens), measure));
  return new Response(Buffer.from(png), { headers: { 'Content-Type': 'image/png' } });
}
