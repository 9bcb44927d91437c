/** The rows of a page. Pages count from 1. */
export const rowsOfPage = (page: number, pageSize: number) => ({
  limit: pageSize,
  offset: (page - 1) * pageSize,
});

/** What the answer with a page says of all pages. */
export const pageOf = (page: number, pageSize: number, total: number) => ({
  page,
  total,
  totalPages: Math.ceil(total / pageSize),
});
