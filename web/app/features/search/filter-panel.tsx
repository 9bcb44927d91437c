import { FilterPopover } from './filter-popover.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import type { Choice } from './filter-table.ts';
import type { SearchFilter } from './search-filter.ts';

export interface OpenedPanel {
  /** The filter to change; all of them without it. */
  name: Choice | undefined;
  opener: HTMLElement;
}

interface Props extends OpenedPanel {
  filter: SearchFilter;
  onClose: () => void;
}

const wide = '(min-width: 48rem)';

/** The filters: one in a small panel below its button, or on a phone all in a sheet. */
export default function FilterPanel({ filter, name, opener, onClose }: Props) {
  if (name && matchMedia(wide).matches) return <FilterPopover {...{ filter, name, opener, onClose }} />;
  return <FilterSheet {...{ filter, name, onClose }} />;
}
