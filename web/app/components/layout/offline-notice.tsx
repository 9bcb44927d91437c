import { CloudOff, X } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '#web/components/ui/icon-button.tsx';
import { useOnline } from '#web/lib/device/use-online.ts';
import { useKeptTime } from '#web/lib/offline/kept-time.ts';
import { m } from '#web/paraglide/messages.js';

/**
 * Shown on every screen while the device is offline, or the page shows what was received earlier. It stands above the
 * bottom bar, where it covers neither the header nor the filters, until it is closed.
 */
export function OfflineNotice() {
  const isOnline = useOnline();
  const keptTime = useKeptTime();
  const state = isOnline && !keptTime ? undefined : `${isOnline} ${keptTime}`;
  const [closed, setClosed] = useState<string>();
  // It appears again when the connection is lost again.
  if (closed && !state) setClosed(undefined);
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-4 bottom-[calc(var(--bars)+0.5rem)] z-[55] flex justify-center"
    >
      {state && state !== closed && (
        <p
          data-offline-notice
          className="pointer-events-auto flex items-center gap-3 rounded-control border border-warn bg-warn-soft pl-4 text-sm text-warn"
        >
          <CloudOff size={20} className="shrink-0" />
          <span className="py-1">
            {!isOnline && m.layout_offline()} {keptTime && m.layout_as_of({ time: keptTime })}
          </span>
          <IconButton label={m.ui_close()} icon={<X size={18} />} onClick={() => setClosed(state)} />
        </p>
      )}
    </div>
  );
}
