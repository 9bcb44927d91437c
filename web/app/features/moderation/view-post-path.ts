/** Where an administrator looks at one post. */
export const viewPostPath = (id: string): string => `/admin/posts/view-post/${id}`;
