import {
  compressedTypes,
  contentTypes,
  dataFolder,
  dataHeaders,
  hashedFolders,
  immutableCache,
  revalidatedCache,
  securityHeaders,
} from './headers.ts';

/** Where a server finds the site, and where it answers. */
export interface Place {
  /** The folder that holds the site; below a base path the site lies in the folder of that name in it. */
  readonly folder: string;
  /** The base path, with a slash at both ends. */
  readonly base: string;
  readonly port: number;
}

/** A server block for nginx; it belongs into the `http` block, beside an `include mime.types`. */
export const toNginx = ({ folder, base, port }: Place): string => `${head}
map $uri $sidejudge_cache {
    default "${revalidatedCache}";
${hashedFolders.map((each) => `    ~^${literal(base + each)} "${immutableCache}";`).join('\n')}
}
map $uri $sidejudge_origins {
    default "";
    ~^${literal(base + dataFolder)} "${dataHeaders['Access-Control-Allow-Origin']}";
}
server {
    listen ${port};
    root ${folder};
    index index.html;
    error_page 404 ${base}404.html;
    # An address that cannot be decoded is not there either.
    error_page 400 =404 ${base}404.html;
    # A missing slash is added without naming a host or port: another server may stand in front.
    absolute_redirect off;
    server_tokens off;
    # As long an address as Node reads.
    large_client_header_buffers 4 16k;

    include mime.types;
    types {
${Object.entries(contentTypes)
  .map(([ending, type]) => `        ${withoutCharset(type)} ${ending};`)
  .join('\n')}
    }
    charset utf-8;
    charset_types ${textTypes.join(' ')};
    gzip on;
    gzip_vary on;
    gzip_proxied any;
    gzip_min_length 512;
    # Its own level is 1, which takes a tenth more bytes.
    gzip_comp_level 6;
    gzip_types ${textTypes.join(' ')};

${Object.entries({
  ...securityHeaders,
  'Cache-Control': '$sidejudge_cache',
  'Access-Control-Allow-Origin': '$sidejudge_origins',
})
  .map(([name, value]) => `    add_header ${name} "${value}" always;`)
  .join('\n')}
${base === '/' ? '' : `\n    location = / { return 302 ${base}; }\n`}}
`;

/** A Caddyfile. Its gzip 7 packs as zlib does at level 6; its zstd, which browsers would get first, is larger by a tenth. */
export const toCaddyfile = ({ folder, base, port }: Place): string => `${head}
(security) {
	header {
${Object.entries(securityHeaders)
  .map(([name, value]) => `\t\t${name} "${value}"`)
  .join('\n')}
		-Server
	}
}
:${port} {
	root * ${folder}
	encode {
		gzip 7
		match {
${['text/html', ...textTypes].map((type) => `\t\t\theader Content-Type ${type}*`).join('\n')}
		}
	}
	import security
	@data path ${base}${dataFolder}*
	header @data Access-Control-Allow-Origin "${dataHeaders['Access-Control-Allow-Origin']}"
	@hashed path ${hashedPaths(base)}
	header @hashed Cache-Control "${immutableCache}"
	@revalidated not path ${hashedPaths(base)}
	header @revalidated Cache-Control "${revalidatedCache}"
${Object.entries(contentTypes)
  .map(([ending, type]) => `\t@${ending} path *.${ending}\n\theader @${ending} Content-Type "${type}"`)
  .join('\n')}
${base === '/' ? '' : `\tredir / ${base}\n`}	file_server
	# What was set above is gone when an error is answered.
	handle_errors {
		import security
		header Cache-Control "${revalidatedCache}"
		rewrite * ${base}404.html
		file_server
	}
}
`;

const hashedPaths = (base: string): string => hashedFolders.map((each) => `${base}${each}*`).join(' ');

const head =
  '# Written by `npm run hosting` from src/hosting: change it there. HTTPS: in front of it, or by the server itself.';

const withoutCharset = (type: string): string => type.replace(/;.*$/u, '');

const textTypes = [...new Set([...compressedTypes, ...Object.values(contentTypes).map(withoutCharset)])];

const literal = (path: string): string => path.replace(/[.]/gu, '\\.');
