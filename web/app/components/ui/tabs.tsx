import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
  tabs: readonly { value: string; label: string; lang?: string; count?: number }[];
  /** The content of the active tab. */
  children: ReactNode;
}

export function Tabs({ label, value, onChange, tabs, children }: Props) {
  return (
    <Base.Root value={value} onValueChange={(next: string) => onChange(next)}>
      <Base.List aria-label={label} className="flex gap-1 overflow-x-auto border-line border-b">
        {tabs.map((tab) => (
          <Base.Tab
            key={tab.value}
            value={tab.value}
            className="min-h-touch shrink-0 border-transparent border-b-2 px-2.5 text-ink-soft sm:px-4 aria-selected:border-tea aria-selected:font-semibold aria-selected:text-tea"
          >
            <span lang={tab.lang}>{tab.label}</span>
            {tab.count !== undefined && <span className="ml-1 tabular-nums"> {tab.count}</span>}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} value={tab.value} className="pt-5 outline-offset-4">
          {tab.value === value && children}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
