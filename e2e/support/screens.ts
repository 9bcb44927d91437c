import type { StoredSession } from './session.ts';

/** A screen, with the name of its screenshot. */
export interface Screen {
  name: string;
  path: string;
}

const named = (screens: Record<string, string>): Screen[] =>
  Object.entries(screens).map(([name, path]) => ({ name, path }));

interface Listed {
  _id: string;
  intent: 'rent' | 'sell';
}

async function answer<T>(path: string, session?: StoredSession): Promise<T> {
  const headers: Record<string, string> = session ? { authorization: `Bearer ${session.token}` } : {};
  const response = await fetch(`${process.env.SITE_URL}${path}`, { headers });
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}.`);
  return (await response.json()) as T;
}

/** The public screens, with a listing of either purpose. */
export async function publicScreens(): Promise<Screen[]> {
  const { listings } = await answer<{ listings: Listed[] }>(
    '/api/user/post/rent-sell-listings?page=1&limit=8',
  );
  const { rentals } = await answer<{ rentals: Listed[] }>('/api/user/post/rental-properties?page=1&limit=8');
  const { sells } = await answer<{ sells: Listed[] }>('/api/user/post/sell-properties?page=1&limit=8');
  if (listings.length === 0) throw new Error('The demo has no listings.');
  return named({
    home: '/',
    rentals: '/rentals',
    'rentals-page-2': '/rentals?page=2',
    'rentals-search': '/rentals?propertyType=flat&location=matigara',
    'rentals-empty': '/rentals?page=999',
    rental: `/rentals/${rentals[0]?._id}`,
    'rental-gone': '/rentals/000000000000000000000000',
    'area-rentals': '/rentals/in/sevoke-road',
    'area-buys': '/buys/in/matigara',
    buys: '/buys',
    buy: `/buys/${sells[0]?._id}`,
    properties: '/properties',
    search: '/search?propertyType=flat&rooms=2,3&size=2-5katha&near=88.43,26.71&km=2&place=Hakimpara',
    'rentals-filtered': '/rentals?propertyType=flat&bedrooms=2&sort=price',
    'properties-corrected': '/properties?q=gadren',
    'shortlist-empty': '/shortlist',
    compare: `/compare?ids=${listings.slice(0, 4).map(({ _id }) => _id)}`,
    about: '/about',
    privacy: '/privacy',
    terms: '/terms',
    contact: '/contact',
    complaints: '/complaints',
    'complaints-by-month': '/complaints-report',
    law: '/law',
    ranking: '/how-ranking-works',
    'complaint-invalid': '/complaint/none',
    report: `/report/listing/${rentals[0]?._id}`,
    'report-person': `/report/user/${rentals[0]?._id}`,
    write: `/write/${rentals[0]?._id}`,
    'confirm-message-invalid': '/confirm-message/none',
    'alerts-invalid': '/alerts/none',
    'still-available-invalid': '/still-available/none',
    'answer-enquiry-invalid': '/answer-enquiry/none',
    'mailed-conversation-invalid': '/conversation/none',
    'access-denied': '/access-denied',
    'not-found': '/no-such-page',
  });
}

/** One listing of each category. */
export async function detailScreens(): Promise<Screen[]> {
  const of = async (list: 'rental-properties' | 'sell-properties', type: string) => {
    const found = await answer<Record<'rentals' | 'sells', Listed[] | undefined>>(
      `/api/user/post/${list}?page=1&limit=1&propertyType=${type}`,
    );
    return (found.rentals ?? found.sells)?.[0]?._id;
  };
  return named({
    'rental-house': `/rentals/${await of('rental-properties', 'house')}`,
    'rental-shop': `/rentals/${await of('rental-properties', 'shop')}`,
    'buy-house': `/buys/${await of('sell-properties', 'house')}`,
    'buy-flat': `/buys/${await of('sell-properties', 'flat')}`,
    'buy-shop': `/buys/${await of('sell-properties', 'shop')}`,
    'buy-land': `/buys/${await of('sell-properties', 'land')}`,
  });
}

export const accountScreens = named({
  login: '/login',
  'login-error': '/login?error=verification_link_invalid',
  'login-verified': '/login?verified=true',
  signup: '/signup',
  'signup-alias': '/SignupLocalComponent',
  'verify-email': '/verify-email?token=none',
  'reset-password': '/reset-password/none',
});

/** The screens of an owner. */
export async function dashboardScreens(session: StoredSession): Promise<Screen[]> {
  const { postArray } = await answer<{ postArray: (Listed & { approvalStatus: string })[] }>(
    '/api/user/post/view-your-listings',
    session,
  );
  const editOf = (status: string) =>
    `/dashboard/view-your-listings/edit-post/${postArray.find((post) => post.approvalStatus === status)?._id}`;
  return named({
    'your-profile': '/dashboard/your-profile',
    'new-post': '/dashboard/new-post',
    'new-post-rent': '/dashboard/new-post/rent',
    'new-post-sell': '/dashboard/new-post/sell',
    'your-listings': '/dashboard/view-your-listings',
    'edit-pending': editOf('pending'),
    'edit-approved': editOf('approved'),
    alerts: '/dashboard/alerts',
    promote: '/dashboard/promote',
    messages: '/dashboard/messages',
  });
}

/** The screens of an administrator. */
export async function adminScreens(session: StoredSession): Promise<Screen[]> {
  const { data: pending } = await answer<{ data: Listed[] }>(
    '/api/admin/get-post-by-status?status=pending',
    session,
  );
  return named({
    home: '/admin/home',
    posts: '/admin/posts',
    'posts-rejected': '/admin/posts?status=rejected',
    'view-post': `/admin/posts/view-post/${pending[0]?._id}`,
    users: '/admin/users',
    'view-user': `/admin/users/view-user/${session.user._id}`,
    'pending-posts': '/admin/pending-posts',
    'pending-posts-list': '/admin/pending-posts?view=list',
    'second-languages': '/admin/second-languages',
    imports: '/admin/imports',
    'pending-posts-done': '/admin/pending-posts?passed=9999',
    'posts-none': '/admin/posts?q=nothing+is+called+this',
    account: '/admin/account',
    settings: '/admin/settings',
    reports: '/admin/reports',
    complaints: '/admin/complaints',
    'complaints-report': '/admin/complaints-report',
    audit: '/admin/audit',
    system: '/admin/system',
    badges: '/admin/badges',
    payments: '/admin/payments',
  });
}
