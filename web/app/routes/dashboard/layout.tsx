import { Outlet } from 'react-router';
import { DashboardShell } from '#web/features/dashboard/dashboard-shell.tsx';

/** The frame only: each screen inside has its own guard, so that the frame stands while a screen is fetched. */
export default function DashboardLayout() {
  return (
    <DashboardShell>
      <Outlet />
    </DashboardShell>
  );
}
