/** The address of the administrators' page of a listing. */
export const viewPostPath = (id: string): string => `/admin/posts/view-post/${id}`;
