import type { Facets } from '@thikana/contract/search/search';
import type { FilterName, SearchFilter } from '../search-filter.ts';
import type { Counts } from './with-count.ts';

/** For each filter, the number of listings for each of its values. */
export type FacetValues = Partial<Record<string, Counts>>;

/** A select with one value, or a row of buttons. */
export interface OneOf {
  kind: 'one of';
  isRow?: true;
  values: (chosen: SearchFilter) => readonly string[];
  /** The label of a value. */
  label: (value: string) => string;
  any?: () => string;
  hint?: () => string;
}

/** Several values, as a row of buttons. */
export interface SomeOf {
  kind: 'some of';
  values: () => readonly string[];
  label: (value: string) => string;
}

/** Text fields. */
export interface Typed {
  kind: 'typed';
  type: 'date';
  fields: (filter: SearchFilter) => readonly {
    name: string;
    label: string;
    value: string | number | undefined;
  }[];
}

/** A checkbox that keeps a value that was set elsewhere. */
interface Kept {
  kind: 'kept';
}

export interface OwnFieldsProps {
  /** The filter when the form was opened. */
  filter: SearchFilter;
  /** The current filter. */
  chosen: SearchFilter;
  counts: FacetValues;
  prices: Facets['prices'] | undefined;
  /** Called after a change that is not a change event of a field. */
  onChoice: () => void;
}

/** A custom control, in a file of its own beside the filter's. */
interface Own {
  kind: 'own';
}

/** How the form shows a filter. It is data, so that the chips do not load the form's components. */
export type Control = OneOf | SomeOf | Typed | Kept | Own;

/** The user interface of one filter. */
export interface FilterView {
  title: () => string;
  /** The text of its chip. A filter without a chip cannot be removed separately. */
  chip?: (value: string, filter: SearchFilter) => string;
  /** A filter without a control is set by another filter's control. */
  control?: Control;
  /** Parameters that set this filter too, and are removed with it. */
  parts?: readonly FilterName[];
  /** Other parameters that are removed with it. */
  removes?: readonly FilterName[];
}
