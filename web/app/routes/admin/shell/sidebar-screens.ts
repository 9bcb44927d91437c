import type { Role } from '@thikana/contract/vocabulary';
import {
  Activity,
  BadgeCheck,
  Banknote,
  Building2,
  FileDown,
  Flag,
  House,
  Landmark,
  Languages,
  ListChecks,
  Map as MapIcon,
  Scale,
  ScanSearch,
  ScrollText,
  Settings,
  Users,
} from 'lucide-react';
import { mayOpen } from '#web/lib/session/guards.ts';
import { m } from '#web/paraglide/messages.js';

/** The screens of the sidebar, each with the role that its guard asks for. */
const screens = [
  { to: '/admin/home', role: 'moderator', label: m.admin_home, Icon: House },
  { to: '/admin/posts', role: 'moderator', label: m.admin_posts, Icon: Building2 },
  { to: '/admin/users', role: 'admin', label: m.admin_users, Icon: Users },
  {
    to: '/admin/pending-posts',
    role: 'moderator',
    label: m.admin_shell_pending,
    Icon: ListChecks,
    waits: 'posts',
    waiting: m.admin_shell_waiting,
  },
  {
    to: '/admin/second-languages',
    role: 'moderator',
    label: m.admin_texts,
    Icon: Languages,
    waits: 'texts',
    waiting: m.admin_texts_found,
  },
  {
    to: '/admin/reports',
    role: 'moderator',
    label: m.admin_reports,
    Icon: Flag,
    waits: 'reports',
    waiting: m.admin_reports_waiting,
  },
  {
    to: '/admin/complaints',
    role: 'moderator',
    label: m.admin_complaints,
    Icon: Scale,
    waits: 'complaints',
    waiting: m.admin_complaints_waiting,
  },
  {
    to: '/admin/posts?signal=any',
    role: 'moderator',
    label: m.admin_signals,
    Icon: ScanSearch,
    waits: 'noticed',
    waiting: m.admin_signals_waiting,
  },
  { to: '/admin/imports', role: 'moderator', label: m.imports_title, Icon: FileDown },
  {
    to: '/admin/badges',
    role: 'moderator',
    label: m.admin_badges,
    Icon: BadgeCheck,
    waits: 'badges',
    waiting: m.admin_badges_waiting,
  },
  {
    to: '/admin/payments',
    role: 'admin',
    label: m.admin_payments,
    Icon: Banknote,
    waits: 'payments',
    waiting: m.admin_payments_waiting,
  },
  { to: '/admin/audit', role: 'admin', label: m.admin_shell_audit, Icon: ScrollText },
  { to: '/admin/system', role: 'admin', label: m.system_title, Icon: Activity },
  { to: '/admin/settings', role: 'editor', label: m.admin_shell_settings, Icon: Settings },
  { to: '/admin/places/areas', role: 'editor', label: m.places_areas, Icon: MapIcon },
  { to: '/admin/places/landmarks', role: 'editor', label: m.places_landmarks, Icon: Landmark },
] as const;

/** The entries of the sidebar for a role. */
export const sidebarScreens = (role: Role) => screens.filter((screen) => mayOpen(role, screen.role));

/** The first screen of a role. */
export const homePath = (role: Role): string => sidebarScreens(role)[0]?.to ?? '/access-denied';
