import { defineMiddleware } from 'astro:middleware';
import { trimPolicy } from './lib/page/trim-policy.ts';

/** Takes from the policy of each page what that page does not need; see `trimPolicy`. */
export const onRequest = defineMiddleware(async (_context, next) => {
  const response = await next();
  if (response.headers.get('content-type')?.startsWith('text/html') !== true) return response;
  return new Response(trimPolicy(await response.text()), response);
});
