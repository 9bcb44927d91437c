import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { ConsentRequest } from '#web/features/accounts/consent-request.tsx';
import { DashboardShell } from '#web/features/dashboard/dashboard-shell.tsx';
import { answerOtherTabs } from '#web/lib/session/hand-over.ts';

/** The layout only: each screen inside has its own guard, so the layout stays visible while a screen loads. */
export default function DashboardLayout() {
  useEffect(answerOtherTabs, []);
  return (
    <DashboardShell>
      {/* It would lie under a conversation that has the whole screen. */}
      <div data-behind-whole-screen>
        <ConsentRequest />
      </div>
      <Outlet />
    </DashboardShell>
  );
}
