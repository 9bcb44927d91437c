import { CloudOff } from 'lucide-react';
import { useOnline } from '#web/lib/device/use-online.ts';
import { useKeptTime } from '#web/lib/offline/kept-time.ts';
import { m } from '#web/paraglide/messages.js';

/**
 * Shown above every screen while the device is offline, or the page shows what was received earlier. There it hides links to other pages, which cannot load, but
 * keeps what the user is writing.
 */
export function OfflineNotice() {
  const isOnline = useOnline();
  const keptTime = useKeptTime();
  return (
    <div role="status" className="pointer-events-none fixed inset-x-4 top-2 z-[55] flex justify-center">
      {(!isOnline || keptTime) && (
        <p className="flex items-center gap-3 rounded-control border border-warn bg-warn-soft px-4 py-3 text-warn">
          <CloudOff aria-hidden size={20} className="shrink-0" />
          <span>
            {!isOnline && m.layout_offline()} {keptTime && m.layout_as_of({ time: keptTime })}
          </span>
        </p>
      )}
    </div>
  );
}
