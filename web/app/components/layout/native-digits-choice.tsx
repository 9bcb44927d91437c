import { useEffect, useRef } from 'react';
import { areNativeDigits, setNativeDigits } from '#web/lib/device/native-digits.ts';
import { m } from '#web/paraglide/messages.js';

/** The choice of digits on this device. */
export function NativeDigitsChoice() {
  const box = useRef<HTMLInputElement>(null);
  // Documents are the same for everyone.
  useEffect(() => {
    if (box.current) box.current.checked = areNativeDigits();
  }, []);
  return (
    <label className="flex min-h-touch cursor-pointer items-center gap-2 px-3 noscript:hidden">
      <input
        ref={box}
        type="checkbox"
        onChange={({ target }) => setNativeDigits(target.checked)}
        className="size-5 accent-tea"
      />
      {m.layout_native_digits()}
    </label>
  );
}
