import { Outlet } from 'react-router';
import { AdminShell } from './shell/admin-shell.tsx';

/** The layout only: each screen inside has its own guard, so the layout stays visible while a screen loads. */
export default function AdminLayout() {
  return (
    <AdminShell>
      <Outlet />
    </AdminShell>
  );
}
