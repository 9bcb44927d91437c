import { unavailableText } from './unavailable-text.ts';
import { limits } from './vocabulary.ts';

/**
 * Every error of the API with its status and its English text. The answer is `{ message, code, fields? }`; people see
 * `message`.
 */
export const errorTable = {
  invalid_input: { status: 400, message: 'Please check the highlighted fields.' },
  upload_broken: { status: 400, message: 'The upload was interrupted or damaged. Please try again.' },
  too_many_pictures: {
    status: 400,
    message: 'Maximum of 10 images allowed. Remove some images to add new ones.',
  },
  picture_missing: { status: 400, message: 'Please select a profile picture first.' },
  too_slow: { status: 408, message: 'The upload took too long. Please try again.' },
  reset_link_invalid: { status: 400, message: 'Invalid or expired reset link.' },
  verification_link_invalid: { status: 400, message: 'Verification failed or link expired.' },
  two_step_on: { status: 409, message: 'Two-step login is already on.' },
  two_step_off: { status: 409, message: 'Two-step login is not on.' },
  wrong_current_password: { status: 400, message: 'Your current password is not correct.' },
  own_code_wrong: { status: 400, message: 'The code is wrong or has expired.' },
  password_there: { status: 409, message: 'This account has a password. Please use it instead.' },
  password_needed: {
    status: 409,
    message: 'Two-step login needs a password. Please choose one first, with Change Password.',
  },
  same_password: { status: 400, message: 'New password cannot be same as the old one.' },
  link_invalid: { status: 400, message: 'This link is no longer valid.' },
  phone_missing: { status: 400, message: 'Your account has no phone number.' },
  phone_invalid: { status: 400, message: 'This is not a phone number.' },
  phone_confirmed: { status: 400, message: 'Your phone number is already confirmed.' },
  phone_code_wrong: { status: 400, message: 'The code is wrong.' },
  phone_code_expired: {
    status: 400,
    message: 'This code has expired. Please request a new one.',
  },
  already_verified: { status: 400, message: 'This email address is already verified.' },
  confirmation_differs: { status: 400, message: 'This is not the email address of this account.' },
  not_signed_in: { status: 401, message: 'Please log in to continue.' },
  session_expired: { status: 401, message: 'Session expired. Please log in again.' },
  wrong_credentials: { status: 401, message: 'The email address or the password is not correct.' },
  code_needed: { status: 401, message: 'Please enter the code from your authenticator app.' },
  sign_in_failed: { status: 401, message: 'Login failed. Please try again.' },
  sign_in_without_email: {
    status: 403,
    message: 'Your provider did not confirm an email address. Please sign up with one instead.',
  },
  two_step_password: {
    status: 403,
    message: 'This account uses two-step login. Please log in with your password and a code.',
  },
  wrong_code: { status: 401, message: 'The code is wrong or was already used.' },
  account_banned: {
    status: 403,
    message: 'This account has been suspended. Please contact us if you think this is a mistake.',
  },
  email_unconfirmed: { status: 403, message: 'Please confirm your email address first.' },
  own_report: { status: 403, message: 'You cannot report your own account or listing.' },
  not_allowed: { status: 403, message: 'You are not allowed to do this.' },
  two_step_required: {
    status: 403,
    message: 'This site requires two-step login of administrators. Turn it on in your account first.',
  },
  own_account: { status: 403, message: 'You cannot do this to your own account.' },
  last_admin: { status: 403, message: 'The site needs at least one administrator.' },
  email_not_verified: {
    status: 403,
    message: 'Please confirm your email address first: owners answer people they can reach.',
  },
  own_listing: { status: 403, message: 'This is your own listing.' },
  blocked_by_you: {
    status: 403,
    message: 'You have blocked this person. Unblock them to write to them again.',
  },
  blocked_by_other: { status: 403, message: 'This person has blocked messages from you.' },
  other_suspended: { status: 403, message: 'This account is suspended. You cannot write to it.' },
  other_deleted: { status: 403, message: 'This account was deleted. You cannot write to it.' },
  own_proposal: { status: 403, message: 'You proposed these times. The other person accepts one.' },
  visit_time_unfit: {
    status: 400,
    message: `Please choose times in the future, within the next ${limits.visitDaysAhead} days.`,
  },
  message_link_invalid: {
    status: 404,
    message: 'This link has expired, or its message was already sent.',
  },
  message_of_account: {
    status: 403,
    message: 'This email address has an account. Log in with it to send the message.',
  },
  conversation_link_invalid: {
    status: 404,
    message: 'This link has expired or is incomplete. Log in to read your messages.',
  },
  not_found: { status: 404, message: 'There is nothing at this address.' },
  listing_not_found: { status: 404, message: 'This property listing was not found.' },
  visit_not_found: { status: 404, message: 'This visit was not found.' },
  search_not_found: { status: 404, message: 'This saved search was not found.' },
  user_not_found: { status: 404, message: 'This user was not found.' },
  session_not_found: { status: 404, message: 'This session has already ended.' },
  conversation_not_found: { status: 404, message: 'This conversation was not found.' },
  report_not_found: { status: 404, message: 'There is no such report.' },
  batch_not_found: { status: 404, message: 'This import was not found.' },
  batch_running: { status: 409, message: 'This import is still running. Please wait until it ends.' },
  batch_touched: {
    status: 409,
    message: 'Some listings of this import were edited or answered since. Nothing was removed.',
  },
  signal_not_found: { status: 404, message: 'This signal was not found.' },
  email_taken: { status: 409, message: 'An account with this email address already exists.' },
  listing_approved: {
    status: 409,
    message: 'Approved posts cannot be modified. Contact support if changes are needed.',
  },
  listing_rejected: {
    status: 409,
    message: 'Rejected posts cannot be edited. You may create a new post instead.',
  },
  too_many_searches: {
    status: 409,
    message: 'You have reached the limit of saved searches. Remove one to save another.',
  },
  alerts_off: {
    status: 409,
    message: 'This site sends no alerts at the moment. You can save the search without them.',
  },
  listing_not_approved: {
    status: 409,
    message: 'This is possible for approved listings only.',
  },
  price_needs_approval: {
    status: 409,
    message: 'Only the price of an approved listing can be lowered. A pending one can be edited.',
  },
  price_not_lower: { status: 409, message: 'The new price must be lower than the current one.' },
  evidence_settled: {
    status: 409,
    message: 'This was already verified, or the listing is rejected or closed.',
  },
  already_reported: {
    status: 409,
    message: 'You have already reported this. We will review it and write to you.',
  },
  listing_changed: {
    status: 409,
    message: 'This listing was changed in another tab or on another device since you opened it.',
  },
  undo_too_late: {
    status: 409,
    message: 'The minute to undo this is over. Approve or reject the post instead.',
  },
  undo_not_yours: {
    status: 409,
    message: 'Your decision is not the last one about this post, so it cannot be undone.',
  },
  key_used: {
    status: 409,
    message: 'This form was already used for another listing. Please reload the page.',
  },
  visit_changed: {
    status: 409,
    message: 'The visit has changed. Please check the current proposal.',
  },
  listing_not_public: { status: 409, message: 'Only approved listings can be promoted.' },
  offer_changed: { status: 409, message: 'This offer has changed. Please check it again.' },
  featured_already: {
    status: 409,
    message: 'This listing already has a featured place, or has requested one.',
  },
  featured_full: {
    status: 409,
    message: 'All featured places of this area are taken. Please try again in a few days.',
  },
  place_not_found: { status: 404, message: 'This area or landmark was not found.' },
  place_exists: { status: 409, message: 'Another place has this address. Please choose another one.' },
  place_too_far: { status: 400, message: 'This position is too far from the city.' },
  place_itself: { status: 400, message: 'Please choose another place to merge it into.' },
  place_file_missing: { status: 400, message: 'Please choose a CSV file.' },
  place_file_too_large: { status: 413, message: 'The file may have at most 4 MB.' },
  slot_not_found: { status: 404, message: 'This request for a featured place was not found.' },
  slot_decided: { status: 409, message: 'This request was already decided.' },
  reference_taken: { status: 409, message: 'This reference number was already used for another payment.' },
  bumped_lately: {
    status: 409,
    message: 'This listing was moved to the top recently. Please try again later.',
  },
  too_large: { status: 413, message: 'This is too large. Please send less at once.' },
  picture_too_large: { status: 413, message: 'A picture may have at most 10MB.' },
  brand_picture_too_large: { status: 413, message: 'A logo or icon may have at most 200 KB.' },
  picture_too_many_pixels: { status: 413, message: 'A picture may have at most 50 megapixels.' },
  picture_unsupported: {
    status: 415,
    message: 'This file is not a picture we can read. Please use JPG, PNG, GIF, WebP, AVIF or HEIC.',
  },
  picture_damaged: { status: 415, message: 'This picture is damaged. Please choose another one.' },
  unsupported_media_type: { status: 415, message: 'The server cannot read this kind of content.' },
  too_many_requests: { status: 429, message: 'Too many attempts. Please wait a little and try again.' },
  too_many_conversations: {
    status: 429,
    message: 'You have reached today’s limit of new owners to write to. You can write to more tomorrow.',
  },
  internal: { status: 500, message: 'Something went wrong on our side. Please try again.' },
  unavailable: { status: 503, message: unavailableText },
  payment_unavailable: {
    status: 503,
    message: 'Online payment is not working at the moment. Please try again a little later.',
  },
  phone_code_unsent: { status: 503, message: 'The code could not be sent. Please try again.' },
  storage_full: {
    status: 507,
    message: 'The site cannot store anything new at the moment. Please try again later.',
  },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof errorTable;

/** Field path (dots between levels) → text for that field. */
export type FieldErrors = Record<string, string>;

export interface ErrorBody {
  message: string;
  code: ErrorCode;
  fields?: FieldErrors;
}
