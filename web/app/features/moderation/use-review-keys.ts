import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { createListeners } from '#web/lib/listeners.ts';
import { type ReviewStep, reviewStepOf } from './review-key.ts';

const storageKey = 'review-keys';
const { subscribe, notify } = createListeners();

/**
 * Single-key shortcuts of the review queue. They can be turned off, because speech input and accidental presses trigger
 * them.
 */
export function useReviewKeys(isActive: boolean, onStep: (step: ReviewStep) => void) {
  const isOn = useSyncExternalStore(subscribe, areKeysOn, () => true);
  const step = useEffectEvent(onStep);

  useEffect(() => {
    if (!isActive || !isOn) return;
    const onKey = (event: KeyboardEvent) => {
      const wanted = reviewStepOf(event);
      if (!wanted) return;
      event.preventDefault();
      step(wanted);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isActive, isOn]);

  return { isOn, setOn: setKeys };
}

function areKeysOn(): boolean {
  return localStorage.getItem(storageKey) !== 'off';
}

function setKeys(isOn: boolean): void {
  localStorage.setItem(storageKey, isOn ? 'on' : 'off');
  notify();
}
