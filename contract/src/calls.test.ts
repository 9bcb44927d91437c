import { expect, it } from 'vitest';
import { endpoints } from './endpoints.ts';
import { countDocuments } from './moderation.ts';

it.each([
  ['register', 'POST', '/api/auth/register'],
  ['login', 'POST', '/api/auth/login'],
  ['forgotPassword', 'POST', '/api/auth/forgot-password'],
  ['verifyEmail', 'GET', '/api/auth/verify-email'],
  ['resendVerification', 'POST', '/api/auth/resend-verification'],
  ['resetPassword', 'POST', '/api/auth/reset-password/:token'],
  ['changePassword', 'PATCH', '/api/users/change-password'],
  ['uploadProfilePicture', 'POST', '/api/users/upload-profile-picture'],
  ['postListing', 'POST', '/api/user/post/add-new-post'],
  ['editListing', 'PUT', '/api/user/post/update/:id'],
  ['viewOwnListing', 'GET', '/api/user/post/get-post/:id'],
  ['viewLatestListings', 'GET', '/api/user/post/view-latest-posts'],
  ['viewYourListings', 'GET', '/api/user/post/view-your-listings'],
  ['deleteListing', 'DELETE', '/api/user/post/delete/:id'],
  ['listRentals', 'GET', '/api/user/post/rental-properties'],
  ['listSales', 'GET', '/api/user/post/sell-properties'],
  ['listAllListings', 'GET', '/api/user/post/rent-sell-listings'],
  ['viewListing', 'GET', '/api/user/post/listingDetails/:id'],
  ['listUsers', 'GET', '/api/admin/get-all-users'],
  ['viewUser', 'GET', '/api/admin/view-user/:id'],
  ['listAllPosts', 'GET', '/api/admin/get-all-posts'],
  ['listPostsByStatus', 'GET', '/api/admin/get-post-by-status'],
  ['listUsersByVerification', 'GET', '/api/admin/get-user-by-verification-status'],
  ['countDocuments', 'GET', '/api/admin/count-of-documents'],
  ['approvePost', 'PATCH', '/api/admin/approve-post'],
  ['rejectPost', 'PATCH', '/api/admin/reject-post'],
])('%s is %s %s', (name, method, path) => {
  expect(endpoints.find((endpoint) => endpoint.name === name)).toMatchObject({ method, path });
});

it('the counts have the printed names', () => {
  expect(Object.keys(countDocuments.response.shape.result.shape)).toEqual(
    expect.arrayContaining([
      'usersRes',
      'verifiedUsersRes',
      'unverifiedUsersRes',
      'postsRes',
      'approvedPostsRes',
      'pendingPostsRes',
      'rejectedPostsRes',
    ]),
  );
});
