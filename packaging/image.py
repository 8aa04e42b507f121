#!/usr/bin/env python3
"""An OCI image with nothing in it but the program, written without a daemon.

    packaging/image.py PROGRAM TARGET

`skopeo copy oci-archive:FILE docker-daemon:durbar:VERSION` or `podman load -i FILE` takes it. The server listens on
port 4400 of the container and keeps its games in /data. It holds no certificates: whoever wants webhooks
mounts /etc/ssl/certs.
"""

import gzip
import hashlib
import io
import json
import os
import subprocess
import sys
import tarfile
import tomllib
from datetime import datetime, timezone
from pathlib import Path

HOME = Path(__file__).resolve().parent.parent
MACHINES = {"x86_64": "amd64", "aarch64": "arm64"}
USER = 65532


def moment():
    """When the source was written, so the same program gives the same image."""
    given = os.environ.get("SOURCE_DATE_EPOCH")
    command = ["git", "log", "-1", "--format=%ct"]
    return int(given or subprocess.run(command, cwd=HOME, check=True, stdout=subprocess.PIPE).stdout)


class Archive:
    """A tar file with no trace of the machine it is written on."""

    def __init__(self):
        self.bytes = io.BytesIO()
        self.tar = tarfile.open(fileobj=self.bytes, mode="w", format=tarfile.PAX_FORMAT)
        self.moment = moment()

    def add(self, name, data=None, mode=0o644, owner=0):
        entry = tarfile.TarInfo(name)
        entry.mtime, entry.uid, entry.gid, entry.mode = self.moment, owner, owner, mode
        if data is None:
            entry.type = tarfile.DIRTYPE
        else:
            entry.size = len(data)
        self.tar.addfile(entry, io.BytesIO(data or b""))

    def close(self):
        self.tar.close()
        return self.bytes.getvalue()


def layer(program, parts):
    archive = Archive()
    archive.add("data", mode=0o700, owner=USER)
    archive.add("etc", mode=0o755)
    archive.add("etc/passwd", f"durbar:x:{USER}:{USER}::/data:/\n".encode())
    archive.add("tmp", mode=0o1777)
    archive.add("usr", mode=0o755)
    archive.add("usr/bin", mode=0o755)
    archive.add("usr/bin/durbar", program.read_bytes(), mode=0o755)
    archive.add("usr/share", mode=0o755)
    archive.add("usr/share/durbar", mode=0o755)
    for text in [HOME / "LICENSE-MIT", HOME / "LICENSE-APACHE", *sorted(parts.iterdir())]:
        archive.add(f"usr/share/durbar/{text.name}", text.read_bytes())
    return archive.close()


def written(value):
    return json.dumps(value, separators=(",", ":"), sort_keys=True).encode()


def digest(data):
    return "sha256:" + hashlib.sha256(data).hexdigest()


def described(kind, data, **more):
    return {"mediaType": f"application/vnd.oci.image.{kind}", "digest": digest(data), "size": len(data), **more}


def settings(machine, version, plain):
    """How a container of it is run."""
    labels = {"org.opencontainers.image.title": "Durbar", "org.opencontainers.image.version": version,
              "org.opencontainers.image.licenses": "MIT OR Apache-2.0"}
    return {
        "architecture": MACHINES[machine], "os": "linux",
        "created": datetime.fromtimestamp(moment(), timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ"),
        "config": {
            "User": f"{USER}:{USER}", "Entrypoint": ["/usr/bin/durbar"], "Cmd": ["serve"], "WorkingDir": "/data",
            "Env": ["PATH=/usr/bin", "HOME=/data", "DURBAR_DATA=/data", "DURBAR_LISTEN=0.0.0.0:4400"],
            "ExposedPorts": {"4400/tcp": {}}, "Volumes": {"/data": {}}, "Labels": labels, "StopSignal": "SIGTERM",
        },
        "rootfs": {"type": "layers", "diff_ids": [digest(plain)]},
    }


def main():
    if len(sys.argv) != 3:
        sys.exit("usage: image.py PROGRAM TARGET")
    program, target = Path(sys.argv[1]), sys.argv[2]
    machine = target.split("-")[0]
    version = tomllib.loads((HOME / "Cargo.toml").read_text())["workspace"]["package"]["version"]
    plain = layer(program, HOME / "target/parts" / target)
    packed = gzip.compress(plain, mtime=0)
    config = written(settings(machine, version, plain))
    manifest = written({
        "schemaVersion": 2, "mediaType": "application/vnd.oci.image.manifest.v1+json",
        "config": described("config.v1+json", config),
        "layers": [described("layer.v1.tar+gzip", packed)],
    })
    name = {"org.opencontainers.image.ref.name": version}
    index = written({"schemaVersion": 2, "mediaType": "application/vnd.oci.image.index.v1+json",
                     "manifests": [described("manifest.v1+json", manifest, annotations=name)]})
    image = Archive()
    image.add("oci-layout", b'{"imageLayoutVersion":"1.0.0"}')
    image.add("index.json", index)
    image.add("blobs", mode=0o755)
    image.add("blobs/sha256", mode=0o755)
    for blob in (packed, config, manifest):
        image.add("blobs/sha256/" + digest(blob).removeprefix("sha256:"), blob)
    folder = HOME / "target/packages"
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"durbar-{version}-{MACHINES[machine]}-oci.tar"
    file.write_bytes(image.close())
    print(file.relative_to(HOME))


if __name__ == "__main__":
    main()
