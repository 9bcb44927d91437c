import type { ReactNode } from 'react';

interface Pill {
  value: string;
  label: ReactNode;
  isChosen: boolean;
  /** Drawn softly, because choosing it leads to nothing. */
  isEmpty?: boolean;
}

interface Props {
  name: string;
  /** Several can be chosen, or one of them. */
  kind: 'checkbox' | 'radio';
  pills: readonly Pill[];
  /** On a phone, many choices are three rows that scroll sideways. */
  isScrolled?: boolean;
}

// The padding has room for the focus ring, which the scrolling part would cut off.
const inRows =
  'max-md:-mx-4 max-md:grid max-md:auto-cols-max max-md:grid-flow-col max-md:grid-rows-3 max-md:overflow-x-auto max-md:px-4 max-md:py-1.5';

/** Choices as small buttons that wrap. They are plain form controls. */
export function ChoicePills({ name, kind, pills, isScrolled = false }: Props) {
  return (
    <div className={isScrolled ? `flex flex-wrap gap-2 ${inRows}` : 'flex flex-wrap gap-2'}>
      {pills.map(({ value, label, isChosen, isEmpty = false }) => (
        <label
          key={value}
          className={`relative flex min-h-touch items-center rounded-full border border-line-strong bg-surface px-4 hover:bg-raised has-checked:border-tea has-checked:bg-tea-soft has-checked:font-semibold has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2 ${isEmpty ? 'text-ink-soft' : ''}`}
        >
          <input
            type={kind}
            name={name}
            value={value}
            defaultChecked={isChosen}
            className="pill absolute inset-0 cursor-pointer opacity-0"
          />
          <span>{label}</span>
        </label>
      ))}
    </div>
  );
}
