import type { AreaView } from '@thikana/contract/area-pages';
import type { Describe } from '../documents/document-context.ts';
import { breadcrumbs, type Crumb } from './breadcrumbs.server.ts';
import { describeItems } from './describe-list.server.ts';

/** The page of an area: its breadcrumbs and its newest listings. */
export function describeArea(crumbsOf: (view: AreaView) => readonly Crumb[]): Describe<AreaView> {
  return (view, site) => {
    const crumbs = crumbsOf(view);
    const name = crumbs.at(-1)?.name ?? '';
    return [
      breadcrumbs(site, crumbs),
      ...(view.total > 0 ? [describeItems(site, name, view.newest, { total: view.total })] : []),
    ];
  };
}
