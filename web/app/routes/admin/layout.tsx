import { Outlet } from 'react-router';
import { AdminShell } from './shell/admin-shell.tsx';

/** The frame only: each screen inside has its own guard, so that the frame stands while a screen is fetched. */
export default function AdminLayout() {
  return (
    <AdminShell>
      <Outlet />
    </AdminShell>
  );
}
