/** Where an administrator looks at one account. */
export const viewUserPath = (id: string): string => `/admin/users/view-user/${id}`;
