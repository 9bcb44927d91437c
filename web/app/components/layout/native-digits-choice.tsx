import { nativeDigitsId } from '#web/lib/device/native-digits.ts';
import { m } from '#web/paraglide/messages.js';

/** The choice of digits on this device, which a script of the document follows. */
export function NativeDigitsChoice() {
  return (
    <label className="flex min-h-touch cursor-pointer items-center gap-2 px-3 noscript:hidden">
      <input
        id={nativeDigitsId}
        type="checkbox"
        // Documents are the same for everyone.
        ref={(box) => {
          if (box) box.checked = 'digits' in document.documentElement.dataset;
        }}
        className="size-5 accent-tea"
      />
      {m.layout_native_digits()}
    </label>
  );
}
