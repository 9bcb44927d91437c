import { formatPosition } from '@thikana/contract/map-area';
import { LocateFixed } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { ownPlaces } from '#web/components/places/own-places.ts';
import { PlaceCombobox } from '#web/components/places/place-combobox.tsx';
import type { PlaceSuggestion } from '#web/components/places/place-provider.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { ownPosition } from '#web/lib/device/own-position.ts';
import { m } from '#web/paraglide/messages.js';
import type { OwnFieldsProps } from './filter.ts';
import { ReachField } from './reach-field.tsx';

/** Near a place chosen by name, or near the visitor. The list looks up the position of a name. */
export function NearFields({ filter, counts, onChoice }: OwnFieldsProps) {
  const [name, setName] = useState(filter.place || (filter.near && m.near_position()));
  const [near, setNear] = useState(filter.near);
  // It has no name that another visitor could search for.
  const isOwnPosition = near !== '' && name === m.near_position();
  const [failure, setFailure] = useState('');
  const [isLooking, setLooking] = useState(false);
  const told = useRef(near);

  useEffect(() => {
    if (told.current === near) return;
    told.current = near;
    onChoice();
  });

  const type = (text: string) => {
    setName(text);
    setNear('');
    setFailure('');
  };
  const choose = async (suggestion: PlaceSuggestion) => {
    const { coordinates } = await suggestion.locate();
    const [longitude, latitude] = coordinates.coordinates;
    setName(suggestion.label);
    setNear(formatPosition({ longitude, latitude }));
    setFailure('');
  };
  const locate = async () => {
    setFailure('');
    setLooking(true);
    const found = await ownPosition();
    setLooking(false);
    if ('failure' in found) return setFailure(found.failure);
    setName(m.near_position());
    setNear(formatPosition(found.position));
  };

  return (
    <fieldset>
      <legend className="font-semibold">{m.near_title()}</legend>
      <input type="hidden" name="near" value={near} />
      <div className="mt-1 grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <Field
          label={m.near_place()}
          name={isOwnPosition ? '' : 'place'}
          hint={m.near_hint()}
          className="lg:col-span-2"
        >
          {(control) => (
            <PlaceCombobox
              control={control}
              value={name}
              provider={ownPlaces}
              isChosen={near !== ''}
              placeholder={m.near_place_placeholder()}
              onType={type}
              onChoose={choose}
            />
          )}
        </Field>
        <ReachField
          km={filter.km || (filter.near + filter.place + filter.landmark ? '' : '2')}
          usual={m.near_any()}
          counts={counts.km}
        />
        <div className="lg:pt-6 noscript:hidden">
          <Button variant="secondary" onClick={locate} busy={isLooking} className="w-full">
            <LocateFixed size={18} />
            {m.near_me()}
          </Button>
        </div>
      </div>
      <p role="alert" className="mt-1 text-bad text-sm empty:hidden">
        {failure}
      </p>
    </fieldset>
  );
}
