import Search from 'lucide-react/icons/search';
import { useLocation, useNavigate } from 'react-router';
import { paths } from './paths.ts';
import styles from './search-form.module.css';

const ADDRESS = paths.search;

interface SearchFormProps {
  /** Name of the field for screen readers. */
  readonly label: string;
  readonly placeholder?: string;
}

/** The search over the whole site; a plain form, so that it works before any script has come. */
export function SearchForm({ label, placeholder = 'ค้นหา' }: SearchFormProps) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const query = pathname === ADDRESS ? (new URLSearchParams(search).get('q') ?? '') : '';
  return (
    <search>
      <form
        key={query}
        className={styles.form}
        method="get"
        action={ADDRESS}
        onSubmit={(event) => {
          event.preventDefault();
          const words = new FormData(event.currentTarget).get('q');
          navigate(`${ADDRESS}?q=${encodeURIComponent(String(words).trim())}`);
        }}
      >
        <input
          type="search"
          name="q"
          defaultValue={query}
          maxLength={100}
          aria-label={label}
          placeholder={placeholder}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button type="submit" aria-label="เริ่มค้นหา" data-plain="">
          <Search aria-hidden />
        </button>
      </form>
    </search>
  );
}
