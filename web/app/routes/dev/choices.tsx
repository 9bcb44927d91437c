import { House, Store } from 'lucide-react';
import { useState } from 'react';
import { RadioCards } from '#web/components/ui/radio-cards.tsx';
import { Tabs } from '#web/components/ui/tabs.tsx';
import { longText, Specimen } from './specimen.tsx';

const kinds = [
  { value: 'house', label: 'House', icon: <House aria-hidden className="text-tea" /> },
  {
    value: 'shop',
    label: 'Shop',
    icon: <Store aria-hidden className="text-tea" />,
    description: 'Ground floor',
  },
  { value: 'long', label: longText },
];
const tabs = [
  { value: 'all', label: 'All', count: 12 },
  { value: 'active', label: 'Active', count: 0 },
  { value: 'long', label: longText },
];

export function Choices() {
  const [kind, setKind] = useState('house');
  const [tab, setTab] = useState('all');
  return (
    <>
      <Specimen name="RadioCards" note="Arrow keys move the choice.">
        <RadioCards
          legend="Chosen"
          name="chosen"
          value={kind}
          onChange={setKind}
          options={kinds}
          className="w-full"
        />
        <RadioCards
          legend="Nothing chosen, with an error"
          name="wrong"
          value={undefined}
          onChange={setKind}
          options={kinds}
          error="Choose one."
          className="w-full"
        />
        <RadioCards
          legend="Disabled"
          name="disabled"
          value="shop"
          onChange={setKind}
          options={kinds}
          disabled
          className="w-full"
        />
      </Specimen>
      <Specimen name="Tabs" note="Arrow keys move between the tabs.">
        <div className="w-full">
          <Tabs label="Listings" value={tab} onChange={setTab} tabs={tabs}>
            What the tab {tab} shows.
          </Tabs>
        </div>
      </Specimen>
    </>
  );
}
