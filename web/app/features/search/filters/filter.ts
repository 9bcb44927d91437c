import type { FilterName, SearchFilter } from '../search-filter.ts';
import type { Counts } from './with-count.ts';

/** For each filter, how many listings each of its values would leave. */
export type FacetValues = Partial<Record<string, Counts>>;

/** A list to choose one value from. */
export interface OneOf {
  kind: 'one of';
  values: (chosen: SearchFilter) => readonly string[];
  /** The text of a value that the list offers. */
  label: (value: string) => string;
  /** Where the list stands for more than its own parameter. */
  value?: (filter: SearchFilter) => string;
  count?: (value: string, counts: FacetValues) => number | undefined;
  any?: () => string;
  hint?: () => string;
}

/** Checkboxes, one a value. */
export interface SomeOf {
  kind: 'some of';
  values: readonly string[];
  label: (value: string) => string;
}

/** Fields to type into. */
export interface Typed {
  kind: 'typed';
  type: 'number' | 'date';
  fields: (filter: SearchFilter) => readonly {
    name: string;
    label: string;
    value: string | number | undefined;
  }[];
}

/** A checkbox that keeps what was chosen elsewhere. */
interface Kept {
  kind: 'kept';
}

export interface OwnFieldsProps {
  filter: SearchFilter;
  counts: FacetValues;
  /** For a choice that changes no field by itself. */
  onChoice: () => void;
}

/** Fields that no other filter has, in a file beside the filter's. */
interface Own {
  kind: 'own';
}

/** How the form of all filters asks. Plain data, so that the chips do not load the form's components. */
export type Control = OneOf | SomeOf | Typed | Kept | Own;

/** What the screens know of one filter. */
export interface FilterView {
  title: () => string;
  /** The text of its chip. A filter without one is not removed by itself. */
  chip?: (value: string, filter: SearchFilter) => string;
  /** A filter without one is asked for by another filter's control. */
  control?: Control;
  /** Parameters that go with this one. */
  parts?: readonly FilterName[];
}
