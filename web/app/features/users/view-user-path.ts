/** The address of the administrators' page of an account. */
export const viewUserPath = (id: string): string => `/admin/users/view-user/${id}`;
