/** Title, description and canonical address of a page to read. */
export function textPageMeta({
  title,
  description,
  path,
}: {
  title: string;
  description: string;
  path: string;
}) {
  return [
    { title: `${title} · Thikana` },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: path },
  ];
}
