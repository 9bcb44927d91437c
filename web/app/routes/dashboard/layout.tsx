import { Outlet } from 'react-router';
import { DashboardShell } from '#web/features/dashboard/dashboard-shell.tsx';

/** The layout only: each screen inside has its own guard, so the layout stays visible while a screen loads. */
export default function DashboardLayout() {
  return (
    <DashboardShell>
      <Outlet />
    </DashboardShell>
  );
}
