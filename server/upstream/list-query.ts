/** The upstream's filter protocol, a PrimeNG LazyLoadEvent. */

type MatchMode = "equals" | "in" | "contains";

export interface ListQuery {
  first?: number;
  rows: number;
  filters?: Record<string, { value: unknown; matchMode: MatchMode }>;
  sort?: { field: string; order: 1 | -1 }[];
  search?: string | undefined;
}

export function listQuery({
  first = 0,
  rows,
  filters = {},
  sort = [],
  search,
}: ListQuery): Record<string, unknown> {
  return {
    first,
    rows,
    filters,
    sortField: sort[0]?.field ?? null,
    sortOrder: sort[0]?.order ?? null,
    multiSortMeta: sort,
    globalFilter: search || null,
  };
}
