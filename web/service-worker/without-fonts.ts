const fontPreload = /<link rel="preload"[^>]* as="font"[^>]*>/g;

/** The document without its requests for fonts; its first script makes the page use those of the system. */
export async function withoutFonts(response: Response): Promise<Response> {
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  const text = (await response.text()).replaceAll(fontPreload, '');
  const headers = new Headers(response.headers);
  for (const name of ['content-length', 'content-encoding', 'link']) headers.delete(name);
  return new Response(text, { status: response.status, headers });
}
