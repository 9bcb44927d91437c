import { createContext, useContext } from 'react';
import { useMatches } from 'react-router';
import type { HeadTag } from './head-tags.ts';
import type { PageModule } from './page-module.ts';

/** The errors of the current page, by route. */
export const PageErrors = createContext<() => Record<string, unknown> | null | undefined>(() => undefined);

/**
 * The head of the current page: the tags of its innermost route that has some, and the links of all. If a route failed,
 * it ends at the route that shows the error.
 */
export function PageHead() {
  const all = useMatches();
  const errors = useContext(PageErrors)() ?? {};
  const failed = all.findIndex(({ id }) => id in errors);
  const matches = failed < 0 ? all : all.slice(0, failed + 1);
  const error = errors[matches.at(-1)?.id ?? ''];
  const handles = matches.map(({ handle }) => (handle ?? {}) as Partial<PageModule>);
  const at = handles.findLastIndex(({ meta }) => meta);
  const match = matches[at];
  const tags = match
    ? (handles[at]?.meta?.({
        loaderData: match.loaderData as never,
        matches,
        error,
      }) ?? [])
    : [];
  const links = failed < 0 ? handles.flatMap((handle) => handle.links?.() ?? []) : [];
  return (
    <>
      {tags.map(renderTag)}
      {links.map((link) => (
        <link key={link.href ?? link.imageSrcSet} {...link} />
      ))}
    </>
  );
}

/** The key replaces a tag: one that became another attribute by attribute would be invalid for a moment. */
function renderTag(tag: HeadTag) {
  const key = JSON.stringify(tag);
  if (tag.rel !== undefined) return <link key={key} {...tag} />;
  return tag.title === undefined ? <meta key={key} {...tag} /> : <title key="title">{tag.title}</title>;
}
